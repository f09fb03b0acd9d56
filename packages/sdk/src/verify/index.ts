export { verifyPackage } from './verify-package.ts'
export type { Finding, FindingKind, PackageFacts, Verification, VerifyOptions } from './verification.ts'
