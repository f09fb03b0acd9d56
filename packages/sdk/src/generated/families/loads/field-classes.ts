// Generated from specs/loads/field-classes.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { ClassedFormat, FieldClassesInput } from '#generated/loads/field-classes.ts'
import type { Operation } from '#http/operation.ts'

/** Classes of the fields of formats, which determine their anonymisation. */
export interface FieldClasses {
  /** List field classes by format. Fields without a class get a suggestion from their type and name. */
  readonly index: Operation<[], ClassedFormat[], 'get'>
  /** Set the field classes of a format. Takes the ID of the format. An unknown field is `inclusion`; fields that are not sent keep their class. */
  readonly update: Operation<[id: string, body: FieldClassesInput], ClassedFormat, 'put'>
}

/** Builds `fieldClasses`: Classes of the fields of formats, which determine their anonymisation. */
export const fieldClasses: Build<FieldClasses> = /* @__PURE__ */ family('main', 'fieldClasses index=g update')
