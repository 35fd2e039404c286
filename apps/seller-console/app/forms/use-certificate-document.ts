import { call, upload } from '@kyakhta/console';
import { code, isAttachmentPath } from '@kyakhta/contract/values';
import { usePictures } from '@kyakhta/ui';

/** The document of a certificate: the one it has, or one that was just brought. */
export type CertificateDocument = { fileId: number; isPicture: boolean };

/** What the certificate has stays until the form is saved. */
export function useCertificateDocument(has: CertificateDocument | null) {
  const list = usePictures<CertificateDocument>({
    initial: has === null ? [] : [has],
    keyOf: ({ fileId }) => String(fileId),
    send: async (file, how) => {
      try {
        const answer = await upload('POST /shop/admin/file/upload', file, {
          ...how,
          query: new URLSearchParams({ purpose: 'certificate' }),
        });
        if (answer.code !== code.ok) return { problem: answer.msg };
        return { stored: { fileId: answer.data.fileId, isPicture: !isAttachmentPath(answer.data.filePath) } };
      } catch {
        // It was taken out of the form on its way.
        return { problem: '' };
      }
    },
    drop: ({ fileId }) => {
      if (fileId !== has?.fileId) void call('DELETE /shop/admin/file/{fileId}', { fileId });
    },
  });
  const [now] = list.pictures.flatMap(({ stored }) => (stored ? [stored.fileId] : []));
  return { list, busy: list.busy, fileId: now ?? null };
}
