import { useCallback, useState } from 'react';

/** Whether any of a form's pictures is still on its way. */
export function useUploading() {
  const [busy, setBusy] = useState<Readonly<Record<string, boolean>>>({});
  const onBusy = useCallback(
    (field: string, is: boolean) => setBusy((all) => ((all[field] ?? false) === is ? all : { ...all, [field]: is })),
    [],
  );
  return { uploading: Object.values(busy).some(Boolean), onBusy };
}
