// Generated from specs/shared/error.yaml by `pnpm codegen`. Never edited by hand.
/** Every code of the error catalogue (specification §8); one text, because every page loads it. */
export const errorCodes: readonly ErrorCode[] = 'blank invalid referenced format too_long too_short inclusion taken not_number greater_than less_than confirmation content_type_invalid file_size_out_of_range reauthentication stale own_account last_holder too_soon limit_reached full unreachable dead_end read_only out_of_reach no_space month_locked'.split(' ') as ErrorCode[]

/** A code of the error catalogue (specification §8). */
export type ErrorCode =
  | 'blank'
  | 'invalid'
  | 'referenced'
  | 'format'
  | 'too_long'
  | 'too_short'
  | 'inclusion'
  | 'taken'
  | 'not_number'
  | 'greater_than'
  | 'less_than'
  | 'confirmation'
  | 'content_type_invalid'
  | 'file_size_out_of_range'
  | 'reauthentication'
  | 'stale'
  | 'own_account'
  | 'last_holder'
  | 'too_soon'
  | 'limit_reached'
  | 'full'
  | 'unreachable'
  | 'dead_end'
  | 'read_only'
  | 'out_of_reach'
  | 'no_space'
  | 'month_locked'
