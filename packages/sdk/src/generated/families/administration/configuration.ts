// Generated from specs/administration/configuration.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Configuration, ConfigurationImport, ConfigurationReview } from '#generated/administration/configuration.ts'
import type { Operation } from '#http/operation.ts'

/** The whole configuration as a file. */
export interface ConfigurationFamily {
  /** Export the configuration. Roles with their permissions, groups and every catalogue, as far as the caller may read them; people, references to people and secrets are never included. Rows are identified by code or name instead of ID, so that another portal can import the file. The export is audited. */
  readonly show: Operation<[], Configuration, 'get'>
  /** Import a configuration. Start with a dry run: it returns what would be added, changed and refused, and rows that are not in the file, which are kept. The import takes the `review` of that response and applies exactly this result in one transaction, or returns 409 `stale` if something has changed since. Each row is subject to the contract, permissions and rules of its family: callers cannot grant permissions that they do not hold, nor take PERMISOS_EDITAR and similar permissions from their last holder. Refused rows are skipped; importing the same file twice changes nothing. Requires a password confirmation within the last five minutes. */
  readonly import: Operation<[body: ConfigurationImport], ConfigurationReview, 'post'>
}

/** Builds `configuration`: The whole configuration as a file. */
export const configuration: Build<ConfigurationFamily> = /* @__PURE__ */ family('main', 'configuration show=g import')
