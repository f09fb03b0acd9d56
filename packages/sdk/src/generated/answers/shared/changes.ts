// Generated from specs/shared/changes.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/shared/changes.yaml. */
export const part: ContractPart = {
  places: {},
  answers: {},
  definitions: {
    "DeletedRow": {"type":"object","required":["id","name","at","person","channel"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":["string","null"]},"at":{"$ref":"#/$defs/Instant"},"person":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"channel":{"oneOf":[{"$ref":"#/$defs/LogChannel"},{"type":"null"}]}}},
    "RowChange": {"type":"object","required":["id","at","act","person","channel","before","after"],"properties":{"id":{"$ref":"#/$defs/Id"},"at":{"$ref":"#/$defs/Instant"},"act":{"type":"string"},"person":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"channel":{"oneOf":[{"$ref":"#/$defs/LogChannel"},{"type":"null"}]},"before":{"$ref":"#/$defs/LogValues"},"after":{"$ref":"#/$defs/LogValues"}}},
  },
}
