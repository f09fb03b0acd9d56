// Generated from specs/home/notifications.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/home/notifications.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'notifications.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","kind":"loads.completed","data":{"name":"Clientes noviembre","errors":3},"link":"/clustering/cargue?load=0193b3a0-0000-4000-8000-000000000001","createdAt":"2026-03-05T10:00:00.000Z","readAt":"2026-03-05T10:00:00.000Z"}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'notifications.unread': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"unread":2}}}},
  'notifications.read': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"unread":2}}}},
  'notifications.destroy': {"status":204,"bodies":{}},
  'notificationPreferences.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"kind":"loads.completed","portal":true,"mail":true,"excluded":true}]}}},
  'notificationPreferences.update': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"kind":"loads.completed","portal":true,"mail":true,"excluded":true}]}}},
  'quietHours.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"startsAt":null,"endsAt":null,"weekends":true,"timeZone":"Europe/Madrid"}}}},
  'quietHours.update': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"startsAt":null,"endsAt":null,"weekends":true,"timeZone":"Europe/Madrid"}}}},
  'notificationExclusions.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"kind":null,"endsAt":"2026-12-31T23:00:00.000Z","reason":"Baja","createdAt":"2026-03-05T10:00:00.000Z","createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"}}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'notificationExclusions.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"kind":null,"endsAt":"2026-12-31T23:00:00.000Z","reason":"Baja","createdAt":"2026-03-05T10:00:00.000Z","createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"}}}}},
  'notificationExclusions.destroy': {"status":204,"bodies":{}},
}
