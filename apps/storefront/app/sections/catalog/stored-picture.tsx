import { Picture } from '@kyakhta/ui';
import type { ComponentProps } from 'react';
import { pictureOf } from '../../picture.ts';

/** A picture by its stored path; the sizes are worked out here, so that pages carry the path alone. */
export function StoredPicture({ path, ...rest }: { path: string | null } & Omit<ComponentProps<typeof Picture>, 'source'>) {
  return <Picture source={pictureOf(path, rest.sizes)} {...rest} />;
}
