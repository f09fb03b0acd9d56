// Generated from specs/administration/countries.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { CountriesOperations as Operations } from '#generated/administration/countries.ts'
import type { Country, CountryInput, CountryPatch, CountryUpdate } from '#generated/administration/countries.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Countries of ISO 3166-1. */
export interface Countries {
  /** List countries. All countries of ISO 3166-1 exist from the start; inactive ones cannot be chosen elsewhere. */
  readonly index: Operation<[query?: Operations['countries.index']['parameters']['query']], Page<Country>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['countries.index']['parameters']['query'], options?: CallOptions) => List<Country>
  /** Create a country. Name and codes are unique. */
  readonly create: Operation<[body: CountryInput], Country, 'post'>
  /** Import countries. Creates countries whose alpha-2 code is new and updates the others, under the rules and permissions of countries.create and countries.update. Rejected rows are listed; the others are saved. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Retrieve a country. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], Country, 'get'>
  /** Replace a country. Fields that are not sent take their default, except the position. */
  readonly update: Operation<[id: string, body: CountryUpdate], Country, 'put'>
  /** Update a country. Only the fields sent are changed. */
  readonly patch: Operation<[id: string, body: CountryPatch], Country, 'patch'>
  /** Delete a country. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted country. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], Country, 'post'>
}

/** Builds `countries`: Countries of ISO 3166-1. */
export const countries: Build<Countries> = /* @__PURE__ */ family('main', 'countries index create import show update patch destroy restore')
