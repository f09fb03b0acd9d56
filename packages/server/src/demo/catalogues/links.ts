import type { LinksTable } from '#db/schema/links.ts'
import type { CatalogueRow } from '../catalogue-row.ts'

export const links: readonly CatalogueRow<LinksTable>[] = [
  {
    name: 'Sede AEAT',
    url: 'https://sede.agenciatributaria.gob.es/',
    category: 'law',
    description: 'Certificados y datos fiscales',
    translations: {
      en: 'Tax agency online',
      de: 'Online-Finanzamt (AEAT)',
      fr: 'Services fiscaux en ligne (AEAT)',
      pt: 'Finanças em linha (AEAT)',
    },
  },
  {
    name: 'Import@ss (Seguridad Social)',
    url: 'https://portal.seg-social.gob.es/',
    category: 'law',
    description: 'Vida laboral, bases de cotización y prestaciones',
    translations: {
      en: 'Import@ss (social security)',
      de: 'Import@ss (Sozialversicherung)',
      fr: 'Import@ss (sécurité sociale)',
      pt: 'Import@ss (segurança social)',
    },
  },
  {
    name: 'SEPE',
    url: 'https://www.sepe.es/',
    category: 'law',
    description: 'Prestaciones por desempleo y formación',
  },
  {
    name: 'Intranet del cliente',
    url: 'https://intranet.cliente.example/',
    category: 'tools',
    description: 'Procedimientos y argumentarios de cada campaña',
    translations: {
      en: 'Client’s intranet',
      de: 'Intranet des Kunden',
      fr: 'Intranet du client',
      pt: 'Intranet do cliente',
    },
  },
]
