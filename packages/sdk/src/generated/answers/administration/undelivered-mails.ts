// Generated from specs/administration/undelivered-mails.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/administration/undelivered-mails.yaml. */
export const part: ContractPart = {
  places: {
    "undeliveredMails.index": {"service":"main","method":"get","path":"/undelivered-mails"},
    "undeliveredMails.resendAll": {"service":"main","method":"post","path":"/undelivered-mails/resend"},
    "undeliveredMails.resend": {"service":"main","method":"post","path":"/undelivered-mails/{id}/resend"},
    "undeliveredMails.destroy": {"service":"main","method":"delete","path":"/undelivered-mails/{id}"},
  },
  answers: {
    "undeliveredMails.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/UndeliveredMail"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "undeliveredMails.resendAll": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["resent"],"properties":{"resent":{"type":"integer","minimum":0}}}}},"failures":[401,403]},
    "undeliveredMails.resend": {"successes":{"204":null},"failures":[401,403,404,409,422]},
    "undeliveredMails.destroy": {"successes":{"204":null},"failures":[401,403,404,422]},
  },
  definitions: {
    "UndeliveredMail": {"type":"object","required":["id","kind","person","email","obstacle","tries","failure","queuedAt","failedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"kind":{"type":"string","enum":["account","access","registration","recovery","security","notice"]},"person":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"email":{"type":["string","null"],"x-personal":true},"obstacle":{"type":["string","null"],"enum":["no_address","inactive","expired",null]},"tries":{"type":"integer","minimum":1},"failure":{"type":"string"},"queuedAt":{"$ref":"#/$defs/Instant"},"failedAt":{"$ref":"#/$defs/Instant"}}},
  },
}
