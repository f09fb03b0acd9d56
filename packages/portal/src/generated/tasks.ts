// Written by `pnpm codegen` from specs/; do not edit.
import { tasks as family } from '@portal/sdk/main'

/** `tasks`, with what the contract says of it. */
export const tasks = {
  family,
  permissions: {"create":["VER_DASHBOARD"]},
  sorts: ["dueAt","priority","title","createdAt","updatedAt"],
  defaultSort: "dueAt",
  input: {"title":{"isRequired":true,"maxLength":160},"description":{"maxLength":4000},"assignee":{},"dueOn":{"isNullable":true},"dueTime":{"isNullable":true,"maxLength":5},"priority":{"values":["low","normal","high","urgent"]},"checklist":{},"recurrence":{"isNullable":true,"maxLength":120},"dependsOn":{},"source":{}},
} as const
