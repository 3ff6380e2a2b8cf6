/** Approximate bytes of one record as JSON. */
const recordBytes = 180;

/**
 * A page of records of about so many bytes of JSON, as the server might send it. For the benchmark and the tests of
 * ENC-3.
 */
export function heavyResponse(bytes: number) {
  const total = Math.ceil(bytes / recordBytes);
  return { list: Array.from({ length: total }, (_, id) => record(id)), total };
}

function record(id: number) {
  return {
    id,
    name: `第 ${id} 所院校`,
    province: '河南省',
    score: 400 + (id % 300),
    rank: (id * 7919) % 500_000,
    note: ((id * 2_654_435_761) % 2 ** 48).toString(36).repeat(6),
    createTime: '2026-05-06 12:00:00',
  };
}
