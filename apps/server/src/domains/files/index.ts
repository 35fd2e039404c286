export { removeFilesOf, removeFilesOfUse, showFiles, useFiles } from './actions/use.ts';
export type { Owner } from './model.ts';
