// Generated from specs/time-off/vacation-search.yaml by `pnpm codegen`. Never edited by hand.
