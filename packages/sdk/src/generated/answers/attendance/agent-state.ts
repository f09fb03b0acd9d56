// Generated from specs/attendance/agent-state.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/agent-state.yaml. */
export const part: ContractPart = {
  places: {
    "agentState.show": {"service":"main","method":"get","path":"/agent-state"},
    "agentState.patch": {"service":"main","method":"patch","path":"/agent-state"},
  },
  answers: {
    "agentState.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OwnState"}}}}},"failures":[401]},
    "agentState.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OwnState"}}}}},"failures":[401,403,422]},
  },
  definitions: {
    "BreakChoice": {"type":"object","required":["id","name","reasonRequired"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"reasonRequired":{"type":"boolean"}}},
    "OwnState": {"type":"object","required":["isAgent","state","breakType","since","reason","breakTypes"],"properties":{"isAgent":{"type":"boolean"},"state":{"$ref":"#/$defs/AgentState"},"breakType":{"oneOf":[{"$ref":"#/$defs/BreakName"},{"type":"null"}]},"since":{"type":["string","null"],"format":"date-time"},"reason":{"type":["string","null"]},"breakTypes":{"type":"array","items":{"$ref":"#/$defs/BreakChoice"}}}},
  },
}
