/** The project of the crowd: beside it the demo project is a small one among many. */
export const crowdedProject = '00000000-0000-4000-8000-0000000c20bd'
