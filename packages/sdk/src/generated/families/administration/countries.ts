// Generated from specs/administration/countries.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { CountriesOperations as Operations } from '#generated/administration/countries.ts'
import type { Country, CountryInput, CountryPatch, CountryUpdate } from '#generated/administration/countries.ts'
import type { ImportRowsInput, ImportRowsResult } from '#generated/shared/import.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** The countries of ISO 3166-1. */
export interface Countries {
  /** List the countries. All of ISO 3166-1 are there from the start; those that are not active are offered nowhere else. */
  readonly index: Operation<[query?: Operations['countries.index']['parameters']['query']], Page<Country>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['countries.index']['parameters']['query'], options?: CallOptions) => List<Country>
  /** Create a country. Its name and its codes are unique. */
  readonly create: Operation<[body: CountryInput], Country, 'post'>
  /** Import countries. Creates the countries whose two letters are new and changes the others, each by the rules of countries.create and countries.update and with their permissions. Rows that are refused are listed; the others are kept. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One country. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Country, 'get'>
  /** Replace a country. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: CountryUpdate], Country, 'put'>
  /** Change a country. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: CountryPatch], Country, 'patch'>
  /** Delete a country. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted country. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], Country, 'post'>
}

/** Builds `countries`: The countries of ISO 3166-1. */
export const countries: Build<Countries> = /* @__PURE__ */ family('main', 'countries index create import show update patch destroy restore')
