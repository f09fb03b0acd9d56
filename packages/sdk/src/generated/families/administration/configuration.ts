// Generated from specs/administration/configuration.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { Configuration, ConfigurationImport, ConfigurationReview } from '#generated/administration/configuration.ts'
import type { Operation } from '#http/operation.ts'

/** The whole configuration as a file. */
export interface ConfigurationFamily {
  /** The whole configuration. Roles with their permissions, groups, and every catalogue, each family as far as the caller may read it; people, what names them, and secrets are never in it. Rows are known by a code or a name, not by ids, so that another portal can take the file. Who asks is written into the log. */
  readonly show: Operation<[], Configuration, 'get'>
  /** Take over a configuration. A dry run first: it answers what would be added, changed and refused, and what stands here that the file does not have, which is left alone. The run takes the `review` of that answer and does exactly that in one transaction, or answers 409 with `stale` when something has changed since. Each row goes through the contract, the permissions and the rules of its own family, so that nobody grants what they do not hold and nobody takes PERMISOS_EDITAR and its like from the last who has them. Rows that are refused are left out; the same file twice changes nothing. The password must have been said in the last five minutes. */
  readonly import: Operation<[body: ConfigurationImport], ConfigurationReview, 'post'>
}

/** Builds `configuration`: The whole configuration as a file. */
export const configuration: Build<ConfigurationFamily> = /* @__PURE__ */ family('main', 'configuration show=g import')
