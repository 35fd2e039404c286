import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const megabyte = 1_000_000;

/** What a picker of pictures says in either console; a form replaces what it says otherwise, as a rule the hint. */
export function usePictureWords({ max, bytesMax }: { max: number; bytesMax: number }) {
  const { t } = useLingui();
  const megabytes = bytesMax / megabyte;
  const isOne = max === 1;
  return {
    add: isOne ? t`Add a picture` : t`Add pictures`,
    hint: t`Up to ${max} pictures of ${megabytes} MB each: JPEG, PNG or WebP.`,
    lost: t`Upload failed. Check the connection.`,
    tooLarge: (name: string) => t`${name} is larger than ${megabytes} MB.`,
    onlyFirst: isOne ? t`Only the first picture was added.` : t`Only the first pictures were added; the limit is ${max}.`,
    ready: (count: number) => t`${plural(count, { one: '# picture is ready', other: '# pictures are ready' })}`,
    picture: (number: number) => t`Picture ${number}`,
    remove: (number: number) => t`Remove picture ${number}`,
    upload: (name: string) => t`Upload of ${name}`,
    notTaken: t({ message: 'Not accepted', comment: 'A picture that was refused or did not arrive' }),
    again: t`Try again`,
  };
}
