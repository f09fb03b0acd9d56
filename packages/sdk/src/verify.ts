export { verifyPackage } from './verify/verify-package.ts'
export type {
  Finding,
  FindingKind,
  PackageFacts,
  Verification,
  VerifyOptions,
} from './verify/verification.ts'
export {
  verifyFiltering,
  type FilteredList,
  type FilteringFacts,
  type FilteringFinding,
  type FilteringVerification,
} from './verify/verify-filtering.ts'
export {
  verifyWebhook,
  type WebhookFault,
  type WebhookHeaders,
  type WebhookOptions,
  type WebhookVerification,
} from './verify/verify-webhook.ts'
