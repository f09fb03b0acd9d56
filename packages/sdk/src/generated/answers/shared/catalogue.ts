// Generated from specs/shared/catalogue.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/shared/catalogue.yaml. */
export const part: ContractPart = {
  places: {},
  answers: {},
  definitions: {
    "Active": {"type":"boolean"},
    "Colour": {"type":"string","pattern":"^#[0-9a-f]{6}$"},
    "DeletedAt": {"type":["string","null"],"format":"date-time"},
    "Position": {"type":"integer","minimum":0,"maximum":100000},
    "Translations": {"type":"object","properties":{"en":{"type":"string","maxLength":120},"de":{"type":"string","maxLength":120},"fr":{"type":"string","maxLength":120},"pt":{"type":"string","maxLength":120}}},
    "Uses": {"type":"integer","minimum":0},
    "Version": {"type":"integer","minimum":1},
  },
}
