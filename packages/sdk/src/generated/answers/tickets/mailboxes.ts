// Generated from specs/tickets/mailboxes.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/mailboxes.yaml. */
export const part: ContractPart = {
  places: {
    "mailboxes.index": {"service":"laia","method":"get","path":"/mailboxes"},
    "mailboxes.create": {"service":"laia","method":"post","path":"/mailboxes"},
    "mailboxes.reorder": {"service":"laia","method":"put","path":"/mailboxes/order"},
    "mailboxes.show": {"service":"laia","method":"get","path":"/mailboxes/{id}"},
    "mailboxes.update": {"service":"laia","method":"put","path":"/mailboxes/{id}"},
    "mailboxes.patch": {"service":"laia","method":"patch","path":"/mailboxes/{id}"},
    "mailboxes.destroy": {"service":"laia","method":"delete","path":"/mailboxes/{id}"},
    "mailboxes.restore": {"service":"laia","method":"post","path":"/mailboxes/{id}/restore"},
    "mailboxes.check": {"service":"laia","method":"post","path":"/mailboxes/{id}/check"},
    "mailboxes.messages": {"service":"laia","method":"get","path":"/mailboxes/{id}/messages"},
  },
  answers: {
    "mailboxes.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Mailbox"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "mailboxes.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneMailbox"}}},"failures":[401,403,422]},
    "mailboxes.reorder": {"successes":{"204":null},"failures":[401,403,422]},
    "mailboxes.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneMailbox"}}},"failures":[401,403,404,422]},
    "mailboxes.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneMailbox"}}},"failures":[401,403,404,409,422]},
    "mailboxes.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneMailbox"}}},"failures":[401,403,404,409,422]},
    "mailboxes.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "mailboxes.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneMailbox"}}},"failures":[401,403,404,409,422]},
    "mailboxes.check": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneMailbox"}}},"failures":[401,403,404,409,422,429]},
    "mailboxes.messages": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/MailMessage"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
  },
  definitions: {
    "MailMessage": {"type":"object","required":["id","direction","outcome","address","subject","ticketId","ticketNumber","failure","createdAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"direction":{"type":"string","enum":["in","out"]},"outcome":{"$ref":"#/$defs/MailOutcome"},"address":{"type":"string"},"subject":{"type":"string"},"ticketId":{"type":["string","null"],"format":"uuid"},"ticketNumber":{"type":["integer","null"]},"failure":{"type":["string","null"]},"createdAt":{"$ref":"#/$defs/Instant"}}},
    "MailOutcome": {"type":"string","enum":["ticket","entry","automatic","bounce","too_large","too_many_parts","too_many","unreadable","queued","sent","failed","bounced"]},
    "Mailbox": {"type":"object","required":["id","name","active","address","imapHost","imapPort","imapSecurity","smtpHost","smtpPort","smtpSecurity","username","skillId","projectId","language","hasPassword","skill","project","lastSeenAt","fault","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"active":{"$ref":"#/$defs/Active"},"address":{"type":"string","pattern":"^[^\\s@<>,;:\"]+@[^\\s@<>,;:\"]+$","minLength":3,"maxLength":254},"imapHost":{"type":"string","minLength":1,"maxLength":253,"pattern":"^[A-Za-z0-9.:-]+$"},"imapPort":{"type":"integer","minimum":1,"maximum":65535},"imapSecurity":{"type":"string","enum":["tls","starttls","none"]},"smtpHost":{"type":"string","minLength":1,"maxLength":253,"pattern":"^[A-Za-z0-9.:-]+$"},"smtpPort":{"type":"integer","minimum":1,"maximum":65535},"smtpSecurity":{"type":"string","enum":["tls","starttls","none"]},"username":{"type":"string","minLength":1,"maxLength":254,"pattern":"\\S"},"skillId":{"type":"string","format":"uuid"},"projectId":{"type":["string","null"],"format":"uuid"},"language":{"type":"string","pattern":"^[a-z]{2}$","maxLength":2},"hasPassword":{"type":"boolean"},"skill":{"oneOf":[{"$ref":"#/$defs/Named"},{"type":"null"}]},"project":{"oneOf":[{"$ref":"#/$defs/Named"},{"type":"null"}]},"lastSeenAt":{"type":["string","null"],"format":"date-time"},"fault":{"$ref":"#/$defs/MailboxFault"},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "MailboxFault": {"oneOf":[{"type":"string","enum":["host","credentials","connection","password","skill","unknown"]},{"type":"null"}]},
    "OneMailbox": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Mailbox"}}},
  },
}
