/** What a picture gets: the values of sliders and results, by id; one that it needs and does not get counts as 0. */
export interface SliderDrawing {
  readonly values: Readonly<Record<string, number>>
}
