import { formatter } from '@lingui/format-po';

/**
 * The PO format of the screens' words. A message of the source language is its own text: in its file it stands once, as the
 * id, with an empty translation, so that a changed English sentence is one changed line there.
 */
export const poFormat = () => {
  const po = formatter({ lineNumbers: false });
  const isSource = ({ locale, sourceLocale }) => locale === sourceLocale;
  const map = (catalog, change) => Object.fromEntries(Object.entries(catalog).map(([id, message]) => [id, change(message)]));
  return {
    ...po,
    parse: (content, context) => {
      const read = po.parse(content, context);
      return isSource(context) ? map(read, (one) => ({ ...one, translation: one.translation || one.message })) : read;
    },
    serialize: (catalog, context) =>
      isSource(context)
        ? // Told no source language, the format writes what it is given.
          po.serialize(
            map(catalog, (one) => ({ ...one, translation: one.translation === one.message ? '' : one.translation })),
            { ...context, sourceLocale: undefined },
          )
        : po.serialize(catalog, context),
  };
};
