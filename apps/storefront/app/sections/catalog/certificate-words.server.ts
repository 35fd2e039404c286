import type { Output } from '@kyakhta/contract/types';
import { certificateState } from '@kyakhta/contract/values';
import { msg } from '@lingui/core/macro';
import { formatOf, personOf, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { isolatedList } from '../../isolated.ts';

type Info = Output<'GET /prod/prodInfo'>;

/** A day of a paper is the same day everywhere: read at an hour that is in it in every zone where people live. */
const within = (day: string): string => `${day}T10:00:00Z`;

/** What stands behind the names of certificates; written here, as a first visit has no room for words far below. */
export function certificateWords({ context }: Pick<Asked, 'context'>, { certificates, certificateDetails }: Info) {
  if (certificates.length === 0) return null;
  const i18n = context.get(i18nContext);
  const format = formatOf(context);
  const detailOf = new Map(certificateDetails.map((detail) => [detail.name, detail]));
  const rows = certificates.map((name) => {
    const detail = detailOf.get(name);
    if (detail === undefined)
      return { name, note: i18n._(msg`Stated by the supplier; no document provided yet`), late: false, facts: [], links: [] };
    const { number, issuedOn, validUntil, body, holder, file, registerUrl } = detail;
    const late = certificateState(validUntil, Date.parse(personOf(context).now)) === 'expired';
    // Written in any language; each keeps its own direction.
    const facts = [
      { name: i18n._(msg({ message: 'Number', context: 'certificate' })), value: isolatedList([number]) },
      { name: i18n._(msg({ message: 'Issued on', context: 'certificate' })), value: format.longDay(within(issuedOn)) },
      ...(validUntil === null
        ? []
        : [{ name: i18n._(msg({ message: 'Valid until', context: 'certificate' })), value: format.longDay(within(validUntil)) }]),
      { name: i18n._(msg({ message: 'Issued by', context: 'certificate' })), value: isolatedList([body]) },
      ...(holder === null ? [] : [{ name: i18n._(msg({ message: 'Issued to', context: 'certificate' })), value: isolatedList([holder]) }]),
    ];
    const size = file === null ? '' : format.fileSize(file.bytes);
    const links = [
      ...(file === null
        ? []
        : [
            {
              href: file.url,
              text: file.isPicture
                ? i18n._(msg`Document, image (opens in a new tab)`)
                : i18n._(
                    msg({ message: `Document, PDF, ${size} (opens in a new tab)`, comment: 'Link to a certificate; size of the file' }),
                  ),
            },
          ]),
      ...(registerUrl === null
        ? []
        : [{ href: registerUrl, text: i18n._(msg`Look up the number in the state register (opens in a new tab)`) }]),
    ];
    return { name, note: late ? i18n._(msg({ message: 'Expired', context: 'certificate' })) : '', late, facts, links };
  });
  return { title: i18n._(msg`Certificates`), rows };
}
