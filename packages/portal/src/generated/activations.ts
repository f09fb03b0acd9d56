// Written by `pnpm codegen` from specs/; do not edit.
import { activations as family } from '@portal/sdk/main'

/** `activations`, with what the contract says of it. */
export const activations = {
  family,
  permissions: {"create":["SEGMENTACION_ACTIVAR"]},
  sorts: ["createdAt","name","startsAt"],
  defaultSort: "-createdAt",
  input: {"name":{"isRequired":true,"maxLength":80},"segmentId":{"isRequired":true},"skillId":{"isRequired":true},"startsAt":{"isNullable":true},"endsAt":{"isNullable":true},"quantity":{"isNullable":true,"min":1,"max":10000000},"order":{"isRequired":true},"commercial":{},"hoursFrom":{"isRequired":true,"maxLength":5},"hoursUntil":{"isRequired":true,"maxLength":5},"weekdays":{},"dailyQuota":{"isNullable":true,"min":1,"max":1000000},"maxAttempts":{"isRequired":true,"min":1,"max":50}},
} as const
