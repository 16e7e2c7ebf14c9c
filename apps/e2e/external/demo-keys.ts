/** Public keys of the demo project. */
export const demoKeys = {
  projectId: '00000000-0000-4000-8000-00000000de30',
  publishableClientKey: `pck_dem0${'0'.repeat(41)}`,
}
