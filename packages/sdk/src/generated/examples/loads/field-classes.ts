// Generated from specs/loads/field-classes.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/loads/field-classes.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'fieldClasses.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Recobro estándar","fields":[{"name":"document","label":"Documento","class":"identifier"}]}]}}},
  'fieldClasses.update': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Recobro estándar","fields":[{"name":"document","label":"Documento","class":"identifier"}]}}}},
}
