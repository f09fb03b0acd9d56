import type { Db } from '#db/database.ts'

/** Where the company has people or customers besides Spain; every other country is there and switched off. */
const active = ['AR', 'CO', 'DE', 'EC', 'FR', 'GB', 'IT', 'MA', 'MX', 'PE', 'PT', 'RO']

/** Switches on the countries in which the company works. */
export async function seedCountries(db: Db): Promise<void> {
  await db.updateTable('countries').set({ active: true }).where('alpha2', 'in', active).execute()
}
