const moscowOffset = 3;
const european = 'Kaliningrad Moscow Simferopol Kirov Volgograd Astrakhan Saratov Ulyanovsk Samara';
const asian =
  'Yekaterinburg Omsk Barnaul Novokuznetsk Novosibirsk Tomsk Krasnoyarsk Irkutsk Chita Khandyga Yakutsk Ust-Nera Vladivostok Magadan Sakhalin Srednekolymsk Anadyr Kamchatka';
const zonesOf = (continent: string, cities: string) => cities.split(' ').map((city) => `${continent}/${city}`);
/** Made where it is needed: browsers of the storefront load no list of zones. */
const isRussian = (timeZone: string): boolean => [...zonesOf('Europe', european), ...zonesOf('Asia', asian)].includes(timeZone);

/**
 * Russians write the clock of their zones by how far it is from Moscow's: "мск" for GMT+3, "мск+2" for GMT+5. Formats of
 * dates know only GMT. Other zones and other languages stay as they are.
 */
export const byMoscowTime = (text: string, locale: string, timeZone: string): string =>
  locale === 'ru' && isRussian(timeZone)
    ? text.replace(/GMT\+(\d+)/, (_, hours: string) => {
        const ahead = Number(hours) - moscowOffset;
        return ahead === 0 ? 'мск' : `мск${ahead > 0 ? '+' : '\u2212'}${Math.abs(ahead)}`;
      })
    : text;
