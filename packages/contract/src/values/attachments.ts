/**
 * Files besides pictures that may come with an inquiry, by the ending of their names. None of them runs by being opened
 * in a browser: they are only ever downloaded.
 */
export const attachmentKinds = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'odt',
  'ods',
  'odp',
  'rtf',
  'txt',
  'csv',
  'zip',
  'rar',
  '7z',
  'dwg',
  'dxf',
  'step',
  'stp',
  'igs',
  'iges',
  'stl',
  'ai',
  'eps',
  'psd',
  'cdr',
  'tif',
  'tiff',
  'gif',
  'heic',
  'mp4',
  'mov',
] as const;

/** The ending of a file's name, in small letters; empty without one. */
export const endingOf = (fileName: string): string => /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

const pictureName = String.raw`u\/[0-9a-f]{2}\/[0-9a-f]{32}-1000\.webp`;
const attachmentName = String.raw`a\/[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{2,4}`;
/** How calls name a picture that was brought, or a file of one of the kinds above. */
export const attachmentPath = new RegExp(`^(?:${pictureName}|${attachmentName})$`);
/** Whether a path names a file that is kept as it came, and no picture. */
export const isAttachmentPath = (path: string): boolean => path.startsWith('a/');
