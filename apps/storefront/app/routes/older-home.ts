import { redirect } from 'react-router';
import { keepLanguage } from '../ask.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/older-home';

/** Addresses that home had before. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(keepLanguage(url, paths.home()));
