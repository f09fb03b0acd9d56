// Generated from specs/home/notifications.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/home/notifications.yaml. */
export const part: ContractPart = {
  places: {
    "notifications.index": {"service":"main","method":"get","path":"/notifications"},
    "notifications.unread": {"service":"main","method":"get","path":"/notifications/unread"},
    "notifications.read": {"service":"main","method":"post","path":"/notifications/read"},
    "notifications.destroy": {"service":"main","method":"delete","path":"/notifications/{id}"},
    "notificationPreferences.index": {"service":"main","method":"get","path":"/notifications/preferences"},
    "notificationPreferences.update": {"service":"main","method":"put","path":"/notifications/preferences"},
    "quietHours.show": {"service":"main","method":"get","path":"/notifications/quiet-hours"},
    "quietHours.update": {"service":"main","method":"put","path":"/notifications/quiet-hours"},
    "notificationExclusions.index": {"service":"main","method":"get","path":"/notifications/exclusions"},
    "notificationExclusions.create": {"service":"main","method":"post","path":"/notifications/exclusions"},
    "notificationExclusions.destroy": {"service":"main","method":"delete","path":"/notifications/exclusions/{id}"},
  },
  answers: {
    "notifications.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Notification"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "notifications.unread": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/UnreadCount"}}}}},"failures":[401,403]},
    "notifications.read": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/UnreadCount"}}}}},"failures":[401,403,422]},
    "notifications.destroy": {"successes":{"204":null},"failures":[401,403,404]},
    "notificationPreferences.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/NotificationPreference"}}}}}},"failures":[401,403]},
    "notificationPreferences.update": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/NotificationPreference"}}}}}},"failures":[401,403,422]},
    "quietHours.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/QuietHours"}}}}},"failures":[401,403]},
    "quietHours.update": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/QuietHours"}}}}},"failures":[401,403,422]},
    "notificationExclusions.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/NotificationExclusion"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "notificationExclusions.create": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/NotificationExclusion"}}}}},"failures":[401,403,422]},
    "notificationExclusions.destroy": {"successes":{"204":null},"failures":[401,403,404]},
  },
  definitions: {
    "Notification": {"type":"object","required":["id","kind","data","link","createdAt","readAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"kind":{"$ref":"#/$defs/NotificationKind"},"data":{"type":"object","additionalProperties":{"type":["string","number"]}},"link":{"type":["string","null"]},"createdAt":{"$ref":"#/$defs/Instant"},"readAt":{"type":["string","null"],"format":"date-time"}}},
    "NotificationExclusion": {"type":"object","required":["id","person","kind","endsAt","reason","createdAt","createdBy"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"kind":{"oneOf":[{"$ref":"#/$defs/NotificationKind"},{"type":"null"}]},"endsAt":{"type":["string","null"],"format":"date-time"},"reason":{"type":"string"},"createdAt":{"$ref":"#/$defs/Instant"},"createdBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]}}},
    "NotificationKind": {"type":"string","enum":["loads.completed","loads.failed","loads.undone","loads.sourceFailed","access.requested","access.decided","access.granted","access.revoked","access.secondFactorReset","agents.message","agents.moved","agents.stopped","agents.breakDue","agents.breakTurn","incidents.assigned","incidents.answered","incidents.resolved","incidents.justified","clock.correctionAsked","clock.correctionDecided","clock.corrected","clock.packageReady","clock.recordGranted","clock.monthSummary","clock.monthReopened","clock.incidentJustified","clock.incidentDecided","reports.ready","reports.scheduled","reports.failed","reports.shared","vacations.asked","vacations.decided","vacations.entered","vacations.cancelled","vacations.endsEarly","absences.asked","absences.decided","absences.entered","absences.proofDue","absences.notJustified","adaptations.asked","adaptations.decided","vacations.placeOffered","vacations.placeGranted","vacations.waitingEnded","vacations.answersLate","telework.offered","telework.answered","telework.reversed","payslips.published","payslips.due","approvals.delegated","approvals.standInNamed","blacklists.removalAsked","blacklists.removalDecided","openings.late","tickets.escalated"]},
    "NotificationPreference": {"type":"object","required":["kind","portal","mail","excluded"],"properties":{"kind":{"$ref":"#/$defs/NotificationKind"},"portal":{"type":"boolean"},"mail":{"type":"boolean"},"excluded":{"type":"boolean"}}},
    "QuietHours": {"type":"object","required":["startsAt","endsAt","weekends","timeZone"],"properties":{"startsAt":{"oneOf":[{"$ref":"#/$defs/TimeOfDay"},{"type":"null"}]},"endsAt":{"oneOf":[{"$ref":"#/$defs/TimeOfDay"},{"type":"null"}]},"weekends":{"type":"boolean"},"timeZone":{"type":"string"}}},
    "TimeOfDay": {"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},
    "UnreadCount": {"type":"object","required":["unread"],"properties":{"unread":{"type":"integer","minimum":0}}},
  },
}
