-- Pictures that a store shows of its factory, offices and showroom, in their order: {path, fileId, captions by language}.
-- `fileId` is the number of its row in `files`, in use by `store:<id>:photo:<fileId>`; null of the demo's own pictures.
alter table stores add column photos jsonb not null default '[]' check (jsonb_typeof(photos) = 'array');
