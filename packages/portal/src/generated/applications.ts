// Written by `pnpm codegen` from specs/; do not edit.
import { applications as family } from '@portal/sdk/main'

/** `applications`, with what the contract says of it. */
export const applications = {
  family,
  permissions: {"create":["APPS_GESTIONAR"],"update":["APPS_GESTIONAR"],"destroy":["APPS_GESTIONAR"]},
  sorts: ["position","name","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"translations":{},"active":{},"url":{"isRequired":true,"maxLength":500},"icon":{"values":["globe","briefcase","calculator","calendar","chart","fileText","graduation","help","mail","message","phone","wallet"]},"mode":{"values":["tab","frame"]},"audience":{"values":["everyone","some"]},"roleIds":{},"groupIds":{}},
} as const
