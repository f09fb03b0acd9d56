import type { AbsenceFamily } from '#db/schema/absence-types.ts'
import type { Translations } from '#db/schema/catalogue.ts'

type Named = {
  code: string
  name: string
  translations: Translations
  colour: string
  family: AbsenceFamily
  private: boolean
}

/** A type as part of an absence. */
export const typeName = (id: string, row: Named) => ({
  ...{ id, code: row.code, name: row.name, translations: row.translations },
  ...{ colour: row.colour, family: row.family, private: row.private },
})
