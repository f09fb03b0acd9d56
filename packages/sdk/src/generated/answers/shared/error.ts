// Generated from specs/shared/error.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/shared/error.yaml. */
export const part: ContractPart = {
  places: {},
  answers: {},
  definitions: {
    "ErrorCode": {"type":"string","enum":["blank","invalid","referenced","format","too_long","too_short","inclusion","taken","not_number","greater_than","less_than","confirmation","content_type_invalid","file_size_out_of_range","reauthentication","stale","own_account","last_holder","too_soon","limit_reached","full","unreachable","dead_end","read_only","out_of_reach","no_space","month_locked","file_encrypted","file_damaged","file_outdated","sheet_missing","unpacked_size_out_of_range","text_odd","nul_character","quote_open","record_too_long","bytes_invalid","cells_missing","cells_surplus","columns_too_many","circular","mask"]},
    "ErrorTable": {"type":"object","required":["type","rows"],"properties":{"type":{"type":"string","enum":["table"]},"rows":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/RefusedRow"}}}},
    "ErrorsByField": {"type":"object","properties":{"message":{"type":"string"}},"additionalProperties":{"type":"array","items":{"$ref":"#/$defs/FieldError"}}},
    "FieldError": {"type":"object","required":["error"],"properties":{"error":{"$ref":"#/$defs/ErrorCode"},"count":{"type":"number"},"value":{"type":"string"},"heldBy":{"$ref":"#/$defs/HeldBy"}}},
    "HeldBy": {"type":"object","required":["family","id","person","from","until","state"],"properties":{"family":{"type":"string","enum":["vacation","absence"]},"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"from":{"type":"string","format":"date"},"until":{"type":["string","null"],"format":"date"},"state":{"$ref":"#/$defs/HolderState"}}},
    "HolderState": {"type":"string","enum":["pending","waiting","preapproved","approved","enjoyed","communicated","awaiting_proof","in_review","ongoing","ended","not_justified","cancellation_requested"]},
    "Problem": {"type":"object","required":["type","title","status"],"properties":{"type":{"type":"string"},"title":{"type":"string"},"status":{"type":"integer"},"detail":{"type":"string"},"requestId":{"type":"string"},"missing":{"type":"array","items":{"type":"string"}},"priorities":{"type":"object","additionalProperties":true},"errors":{"oneOf":[{"$ref":"#/$defs/ErrorsByField"},{"$ref":"#/$defs/ErrorTable"},{"$ref":"#/$defs/WaitingTicket"}]}}},
    "RefusedRow": {"type":"object","required":["row","errors"],"properties":{"row":{"type":"integer","minimum":1},"errors":{"type":"object","additionalProperties":{"type":"array","items":{"$ref":"#/$defs/FieldError"}},"example":{"key":[{"error":"taken"}]}}}},
    "WaitingTicket": {"type":"object","required":["tieneTicketEspera","ticket"],"properties":{"tieneTicketEspera":{"type":"integer","enum":[1]},"ticket":{"type":"object","required":["id","number","subject","heldAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"number":{"type":"integer","minimum":1},"subject":{"type":"string"},"heldAt":{"type":"string","format":"date-time"}}}}},
  },
}
