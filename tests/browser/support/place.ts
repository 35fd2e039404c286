/** The marketplaces under test: one for each worker, which no other worker reaches. */
interface Place {
  readonly url: string;
  readonly databaseUrl: string;
  /** Where accounts of another site log in to it. */
  readonly site: { readonly GOOGLE_ISSUER: string; readonly GOOGLE_CLIENT_ID: string; readonly GOOGLE_CLIENT_SECRET: string };
}

/** As `npm test` tells them. Without it (an editor that lists the journeys) there is one, which nobody reaches. */
export const places: readonly Place[] =
  process.env['KYAKHTA_PLACES'] === undefined
    ? [{ url: 'http://127.0.0.1/', databaseUrl: '', site: { GOOGLE_ISSUER: '', GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' } }]
    : (JSON.parse(process.env['KYAKHTA_PLACES']) as Place[]);

/** Of those that run at the same time no two have the same number; one that is started anew after a failure has that of the one before. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

export const place: Place = places[worker] ?? places[0]!;

/** Where it stands; calls that change something say that they come from there. */
export const origin = new URL(place.url).origin;
