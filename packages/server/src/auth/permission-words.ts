import { type PermissionLabels, permissionByName } from '@portal/permissions'
import { de } from '@portal/permissions/labels/de'
import { en } from '@portal/permissions/labels/en'
import { es } from '@portal/permissions/labels/es'
import { fr } from '@portal/permissions/labels/fr'
import { pt } from '@portal/permissions/labels/pt'
import type { UsersTable } from '#db/schema/people.ts'

type Locale = UsersTable['locale']

const labels: Record<NonNullable<Locale>, PermissionLabels> = { es, en, de, fr, pt }

/** The name of a permission, in Spanish when no language was chosen; an unknown one keeps its id. */
export function labelOf(name: string, locale: Locale = 'es'): string {
  const permission = permissionByName(name)
  return permission ? labels[locale ?? 'es'][permission.name] : name
}

/**
 * Whether a search text matches a permission: by its name in Spanish or in the person's language (in any language,
 * when none was chosen: the browser's may differ).
 */
export function isMeant(name: string, search: string, locale: Locale): boolean {
  const read = locale === null ? Object.values(labels) : [es, labels[locale]]
  const known = permissionByName(name)?.name
  const texts = known === undefined ? [] : read.map((words) => words[known])
  return [name, ...texts].some((text) => plain(text).includes(plain(search)))
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
