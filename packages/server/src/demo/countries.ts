import type { Db } from '#db/database.ts'

/** Countries besides Spain with people or customers; all others exist but are disabled. */
const active = ['AR', 'CO', 'DE', 'EC', 'FR', 'GB', 'IT', 'MA', 'MX', 'PE', 'PT', 'RO']

/** Enables the countries in which the company works. */
export async function seedCountries(db: Db): Promise<void> {
  await db.updateTable('countries').set({ active: true }).where('alpha2', 'in', active).execute()
}
