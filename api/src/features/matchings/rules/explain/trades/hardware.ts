export const HARDWARE = `
industrial protocols, industrial communication, industrial communication protocols, fieldbus: modbus, modbus tcp, modbus rtu, profinet, profibus, s7, s7comm, dnp3, opc ua, ethercat, canopen, iec 61850
plc, plc programming, industrial automation; sps-programmierung, programación de plc, automatisierungstechnik: tia portal, codesys, twincat, siemens s7, step 7, rslogix, ladder logic, iec 61131
embedded systems, embedded, embedded software, embedded development, embedded engineering, firmware, firmware development, firmware engineering, eingebettete systeme; embedded-entwicklung, sistemas embebidos, systèmes embarqués, sistemas embarcados, sistemas embutidos, sistemi embedded, embedded-software, ingebedde systemen: stm32, esp32, freertos, zephyr rtos, rtos, nrf52, embedded linux, yocto, embedded c, firmware in c, microcontrollers
electronics, electronics design, electronic design, electronics engineering, electronic engineering; elektronik, electrónica, électronique, eletrônica, elettronica, elektronikentwicklung, elektronica: pcb design, pcb layout, diseño de pcb, circuit design, schematic design, altium, altium designer, kicad, analog design
pcb, pcb design, pcb layout, pcb development; diseño de pcb, leiterplattendesign, leiterplattenentwicklung, conception de pcb, projeto de pcb: altium, altium designer, kicad, autodesk eagle, orcad
iot, internet of things: mqtt, lora, lorawan, zigbee, nb-iot, aws iot
wireless, wireless communication, low-power wireless: ble, bluetooth low energy, lora, lorawan, zigbee, nb-iot
ble, bluetooth low energy
satellite communications, satellite communication, satcom, satellitenkommunikation, comunicaciones satelitales, communications par satellite; comunicações por satélite: iridium, inmarsat, vsat
fpga, fpga design, fpga development: vhdl, verilog, systemverilog, vivado
mechanical design, mechanical engineering, maschinenbau; diseño mecánico, ingeniería mecánica, génie mécanique, conception mécanique, engenharia mecânica, mechanische konstruktion, ingegneria meccanica, projeto mecânico, werktuigbouwkunde: solidworks, autodesk inventor, fusion 360, catia, ptc creo, onshape, siemens nx
cad, cad design, 3d cad, cad-konstruktion: solidworks, autocad, autodesk inventor, fusion 360, catia, ptc creo, onshape, siemens nx
finite element analysis, fea, fem, fem simulation: ansys, abaqus, comsol
robotics; robotik, robótica, robotique: ros, ros2, ros 2, moveit
control engineering, control systems, control theory; regelungstechnik, ingeniería de control, automatique, engenharia de controle, engenharia de controlo: simulink, pid control, model predictive control
mechatronics; mechatronik, mecatrónica, mécatronique, mecatrônica
manufacturing; fertigung, fabricación, manufatura, produktion, fabrication, fabricação: injection moulding, injection molding, cnc machining, dfm, design for manufacturing, lean manufacturing, contract manufacturing
rapid prototyping, hardware prototyping: 3d printing, additive manufacturing
signal processing, digital signal processing, dsp; signalverarbeitung, procesamiento de señales, traitement du signal, processamento de sinais
audio processing, audio dsp, audio programming: juce, vst plugins, audio plugins
batteries, battery systems, battery technology, batterien; baterías: bms, battery management systems, battery packs, lithium ion batteries
electrical engineering; elektrotechnik, ingeniería eléctrica, génie électrique, engenharia elétrica, ingegneria elettrica, elektrotechniek, génie électrotechnique, engenharia eletrotécnica
prototyping, rapid prototyping, prototypenbau, prototipado, prototypage, prototipagem, prototipazione
`;
