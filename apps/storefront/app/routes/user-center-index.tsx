import { keepLanguage } from '../ask.ts';
import { paths } from '../paths.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/user-center-index';

export const loader = ({ url }: Route.LoaderArgs) => redirect(keepLanguage(url, paths.buyerHome()));
