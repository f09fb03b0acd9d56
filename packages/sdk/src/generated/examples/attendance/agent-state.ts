// Generated from specs/attendance/agent-state.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/attendance/agent-state.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'agentState.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"isAgent":true,"state":"available","breakType":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Pausa visual (PVD)"},"since":null,"reason":null,"breakTypes":[{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Pausa visual (PVD)","reasonRequired":false}]}}}},
  'agentState.patch': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"isAgent":true,"state":"available","breakType":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Pausa visual (PVD)"},"since":null,"reason":null,"breakTypes":[{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Pausa visual (PVD)","reasonRequired":false}]}}}},
}
