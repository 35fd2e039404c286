export { removeFilesOf, removeFilesOfUse, showFiles, useFiles, waitingFiles } from './actions/use.ts';
export { type Owner, sellerOwner } from './model.ts';
export { isPreSigned } from './actions/pre-signed.ts';
