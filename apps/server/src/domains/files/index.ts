export { removeFilesOf, removeFilesOfUse, showFiles, useFiles, waitingFiles } from './actions/use.ts';
export { takeStamp } from './actions/upload.ts';
export { publishAll } from './actions/tidy.ts';
export { type Owner, sellerOwner } from './model.ts';
export { selectNumbers as fileNumbers } from './store.ts';
export { isPreSigned } from './actions/pre-signed.ts';
