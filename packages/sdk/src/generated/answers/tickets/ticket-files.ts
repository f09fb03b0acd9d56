// Generated from specs/tickets/ticket-files.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/ticket-files.yaml. */
export const part: ContractPart = {
  places: {
    "ticketFiles.create": {"service":"laia","method":"post","path":"/ticket-files"},
    "ticketFiles.file": {"service":"laia","method":"get","path":"/ticket-files/{id}/file"},
  },
  answers: {
    "ticketFiles.create": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/TicketFile"}}}}},"failures":[400,401,403,413,415,422,429,507]},
    "ticketFiles.file": {"successes":{"200":{"mediaType":"application/octet-stream","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,429]},
  },
  definitions: {
    "TicketFile": {"type":"object","required":["id","name","kind","size"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"kind":{"type":"string","enum":["pdf","png","jpeg"]},"size":{"type":"integer","minimum":1}}},
  },
}
