import type { Folder } from './folder.mjs';

export function archiving(prepared: { place: string; account: object }): string[];
export function isWholeWanted(prepared: { place: string }): boolean;
export function moveSegments(store: Folder, place: string): Promise<number>;
export function waitingIn(place: string): string[];
export function spoolOf(place: string): string;
