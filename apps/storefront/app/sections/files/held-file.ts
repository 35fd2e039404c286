/** A picture that was brought and waits in a form: its number, and the path by which calls name it. */
export type HeldFile = { fileId: number; filePath: string };

/** As a form carries it. */
export const heldText = ({ fileId, filePath }: HeldFile): string => `${fileId}:${filePath}`;

/** The pictures a form carries under a name, in its order. */
export const heldFiles = (form: FormData, name: string): HeldFile[] =>
  form.getAll(name).flatMap((value) => {
    const [, fileId, filePath] = (typeof value === 'string' ? /^(\d{1,10}):([\w/.-]{1,80})$/.exec(value) : null) ?? [];
    return fileId && filePath ? [{ fileId: Number(fileId), filePath }] : [];
  });

/** A picture of one's own that nobody else can see yet. */
export const heldPicture = (fileId: number, side: 240 | 1000): string => `/api/p/file/${fileId}?side=${side}`;
