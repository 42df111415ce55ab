;; Dot product of two runs of int8 numbers, sixteen numbers a turn.
(module
  (memory (export "memory") 64)

  ;; $left is a multiple of 16, and at least 16; the products of 130,000 numbers fit into the sum.
  (func (export "dot") (param $a i32) (param $b i32) (param $left i32) (result i32)
    (local $sums v128)
    (loop $sixteen
      (local.set $sums
        (i32x4.add
          (i32x4.add
            (local.get $sums)
            (i32x4.dot_i16x8_s
              (i16x8.extend_low_i8x16_s (v128.load align=1 (local.get $a)))
              (i16x8.extend_low_i8x16_s (v128.load align=1 (local.get $b)))))
          (i32x4.dot_i16x8_s
            (i16x8.extend_high_i8x16_s (v128.load align=1 (local.get $a)))
            (i16x8.extend_high_i8x16_s (v128.load align=1 (local.get $b))))))
      (local.set $a (i32.add (local.get $a) (i32.const 16)))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (br_if $sixteen
        (local.tee $left (i32.sub (local.get $left) (i32.const 16)))))
    (i32.add
      (i32.add
        (i32.add
          (i32x4.extract_lane 0 (local.get $sums))
          (i32x4.extract_lane 1 (local.get $sums)))
        (i32x4.extract_lane 2 (local.get $sums)))
      (i32x4.extract_lane 3 (local.get $sums)))))
