export { verifyPackage } from './verify/verify-package.ts'
export type {
  Finding,
  FindingKind,
  PackageFacts,
  Verification,
  VerifyOptions,
} from './verify/verification.ts'
