// For TypeScript, which checks imports for side effects (TS2882).
export {}
