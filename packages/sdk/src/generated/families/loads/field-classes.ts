// Generated from specs/loads/field-classes.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ClassedFormat, FieldClassesInput } from '#generated/loads/field-classes.ts'
import type { Operation } from '#http/operation.ts'

/** What the fields of formats hold, by which they are anonymised. */
export interface FieldClasses {
  /** List what the fields of each format hold. Where nobody has said it, as their type and name suggest. */
  readonly index: Operation<[], ClassedFormat[], 'get'>
  /** Say what the fields of a format hold. Of the format with this id. A field that it has not is refused with `inclusion`; fields that are left out keep what was said of them. */
  readonly update: Operation<[id: string, body: FieldClassesInput], ClassedFormat, 'put'>
}

/** Builds `fieldClasses`: What the fields of formats hold, by which they are anonymised. */
export const fieldClasses: Build<FieldClasses> = /* @__PURE__ */ family('main', 'fieldClasses index=g update')
